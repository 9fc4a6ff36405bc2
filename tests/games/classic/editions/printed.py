"""What is printed in the boxes, restated by hand: the editions' files are held against it."""

from monopolista.locales import Language
from tests.games.streets import DUTCH, FRENCH, names

STREETS = """
 1 brown       60  50    2  10   30   90  160  250
 3 brown       60  50    4  20   60  180  320  450
 6 light-blue 100  50    6  30   90  270  400  550
 8 light-blue 100  50    6  30   90  270  400  550
 9 light-blue 120  50    8  40  100  300  450  600
11 pink       140 100   10  50  150  450  625  750
13 pink       140 100   10  50  150  450  625  750
14 pink       160 100   12  60  180  500  700  900
16 orange     180 100   14  70  200  550  750  950
18 orange     180 100   14  70  200  550  750  950
19 orange     200 100   16  80  220  600  800 1000
21 red        220 150   18  90  250  700  875 1050
23 red        220 150   18  90  250  700  875 1050
24 red        240 150   20 100  300  750  925 1100
26 yellow     260 150   22 110  330  800  975 1150
27 yellow     260 150   22 110  330  800  975 1150
29 yellow     280 150   24 120  360  850 1025 1200
31 green      300 200   26 130  390  900 1100 1275
32 green      300 200   26 130  390  900 1100 1275
34 green      320 200   28 150  450 1000 1200 1400
37 dark-blue  350 200   35 175  500 1100 1300 1500
39 dark-blue  400 200   50 200  600 1400 1700 2000
"""
"""Place, colour, price, price of a house, rent unbuilt, with one to four houses, with a hotel: alike in all boxes."""

OTHERS = {
    "go": [0],
    "chest": [2, 17, 33],
    "tax": [4, 38],
    "station": [5, 15, 25, 35],
    "chance": [7, 22, 36],
    "jail": [10],
    "company": [12, 28],
    "parking": [20],
    "go-to-jail": [30],
}

ITALIAN = """
VIA!|Vicolo Corto|Probabilità|Vicolo Stretto|Tassa Patrimoniale|Stazione Sud|Bastioni Gran Sasso|Imprevisti
Viale Monterosa|Viale Vesuvio|Prigione / Transito|Via Accademia|Società Elettrica|Corso Ateneo|Piazza Università
Stazione Ovest|Via Verdi|Probabilità|Corso Raffaello|Piazza Dante|Parcheggio Gratuito|Via Marco Polo|Imprevisti
Corso Magellano|Largo Colombo|Stazione Nord|Viale Costantino|Viale Traiano|Società Acqua Potabile
Piazza Giulio Cesare|In Prigione!|Via Roma|Corso Impero|Probabilità|Largo Augusto|Stazione Est|Imprevisti
Viale dei Giardini|Tassa di Lusso|Parco della Vittoria
"""
ATLANTIC_CITY = """
GO|Mediterranean Avenue|Community Chest|Baltic Avenue|Income Tax|Reading Railroad|Oriental Avenue|Chance
Vermont Avenue|Connecticut Avenue|Jail / Just Visiting|St. Charles Place|Electric Company|States Avenue
Virginia Avenue|Pennsylvania Railroad|St. James Place|Community Chest|Tennessee Avenue|New York Avenue
Free Parking|Kentucky Avenue|Chance|Indiana Avenue|Illinois Avenue|B. & O. Railroad|Atlantic Avenue|Ventnor Avenue
Water Works|Marvin Gardens|Go To Jail|Pacific Avenue|North Carolina Avenue|Community Chest|Pennsylvania Avenue
Short Line|Chance|Park Place|Luxury Tax|Boardwalk
"""
LONDON = """
GO|Old Kent Road|Community Chest|Whitechapel Road|Income Tax|King’s Cross Station|The Angel, Islington|Chance
Euston Road|Pentonville Road|Jail / Just Visiting|Pall Mall|Electric Company|Whitehall|Northumberland Avenue
Marylebone Station|Bow Street|Community Chest|Marlborough Street|Vine Street|Free Parking|Strand|Chance
Fleet Street|Trafalgar Square|Fenchurch Street Station|Leicester Square|Coventry Street|Water Works|Piccadilly
Go To Jail|Regent Street|Oxford Street|Community Chest|Bond Street|Liverpool Street Station|Chance|Park Lane
Super Tax|Mayfair
"""


OLDER_ITALIAN = [*names(ITALIAN)[:20], "Posteggio Gratuito", *names(ITALIAN)[21:]]

BOARDS: dict[tuple[str, Language], list[str]] = {
    ("italy", "it"): names(ITALIAN),
    ("italy-2013", "it"): names(ITALIAN),
    ("italy-euro", "it"): OLDER_ITALIAN,
    ("belgium-nl", "nl"): names(DUTCH),
    ("belgium-nl", "fr"): names(FRENCH),
    ("belgium-fr", "nl"): names(DUTCH),
    ("belgium-fr", "fr"): names(FRENCH),
    ("us", "en"): names(ATLANTIC_CITY),
    ("uk", "en"): names(LONDON),
}

_SINCE_2008 = """
advance 0 24 39 11 5; nearest-station 2 2; nearest-company 10; receive 50 150; jail-free; back 3; to-jail
repairs 25/100; pay 15; pay-each 50
"""
_CHEST_SINCE_2008 = """
advance 0; receive 200 50 100 20 100 25 10 100; pay 50 100 50; receive-each 10; jail-free; to-jail; repairs 40/115
"""
_EUROPE_BEFORE_2008 = """
advance 0 39 24 11 15; receive 50 150 100; pay 150 15 20; repairs 25/100 40/115; back 3; to-jail; jail-free
"""
_EUROPEAN_CHEST_BEFORE_2008 = """
advance 0; back-to 1; to-jail; jail-free; pay 100 50 50; receive 200 100 100 50 25 20 10; receive-each 10
pay-or-draw 10
"""
_ITALY_BEFORE_2008 = """
advance 39 25 24 11 0; pay 150 15 20; receive 100 50 150; back 3; repairs 40/100 25/100; jail-free; to-jail
"""
_US_BEFORE_2008 = """
advance 0 11 39 5 24; nearest-company 10; nearest-station 2 2; receive 150 50; pay-each 50; repairs 25/100
jail-free; pay 15; to-jail; back 3
"""
_US_CHEST_BEFORE_2008 = """
receive 100 100 100 10 200 20 45 25; jail-free; pay 50 150 100; repairs 40/115; to-jail; receive-each 50; advance 0
"""

DECKS: dict[tuple[str, str], tuple[str, str]] = {
    ("italy", "B"): (_SINCE_2008, _CHEST_SINCE_2008),
    ("italy", "A"): (_SINCE_2008.replace("11 5", "13 25"), _CHEST_SINCE_2008),
    ("italy-2013", "B"): (_SINCE_2008, _CHEST_SINCE_2008),
    ("italy-2013", "A"): (_SINCE_2008.replace("11 5", "13 25"), _CHEST_SINCE_2008),
    ("italy-euro", "old"): (_ITALY_BEFORE_2008, _EUROPEAN_CHEST_BEFORE_2008),
    ("belgium-nl", "2001"): (_EUROPE_BEFORE_2008, _EUROPEAN_CHEST_BEFORE_2008),
    ("belgium-fr", "2001"): (_EUROPE_BEFORE_2008, _EUROPEAN_CHEST_BEFORE_2008),
    ("us", "2008"): (_SINCE_2008, _CHEST_SINCE_2008),
    ("us", "classic"): (_US_BEFORE_2008, _US_CHEST_BEFORE_2008),
    ("uk", "classic"): (_EUROPE_BEFORE_2008, _EUROPEAN_CHEST_BEFORE_2008),
    ("uk", "2008"): (_SINCE_2008, _CHEST_SINCE_2008),
}
"""What the cards of each deck do, chance and chest: the effect, then the number of each card that has it."""


def cards(listed: str) -> list[tuple[str, int, int]]:
    """Return effect, amount and second number of each card of a deck, sorted."""
    found: list[tuple[str, int, int]] = []
    for group in listed.strip().replace("\n", ";").split(";"):
        effect, *numbers = group.split()
        for number in numbers or ["0"]:
            amount, _, second = number.partition("/")
            found.append((effect, int(amount), int(second or "0")))
    return sorted(found)
