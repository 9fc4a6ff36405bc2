"""The squares of the Belgian board in both its languages, restated by hand: the streets of two games."""

DUTCH = """
START|Rue Grande|Algemeen Fonds|Diestsestraat|Inkomstenbelasting|Noord Station|Steenstraat|Kans|Place du Monument
Kapellestraat|Gevangenis / Op Bezoek|Rue de Diekirch|Elektriciteitscentrale|Bruul|Place Verte|Centraal Station
Lippenslaan|Algemeen Fonds|Rue Royale|Groenplaats|Gratis Parking|Rue Saint-Léonard|Kans|Lange Steenstraat
Grand Place|Buurtspoorwegen|Grote Markt|Place de l’Ange|Watermaatschappij|Hoogstraat|Naar de Gevangenis|Veldstraat
Boulevard Tirou|Algemeen Fonds|Boulevard d’Avroy|Zuid Station|Kans|Meir|Extra Belasting|Nieuwstraat
"""
FRENCH = """
DÉPART|Rue Grande|Caisse de Communauté|Diestsestraat|Impôts sur le revenu|Gare du Nord|Steenstraat|Chance
Place du Monument|Kapellestraat|Prison / Simple Visite|Rue de Diekirch|Centrale Électrique|Bruul|Place Verte
Gare Centrale|Lippenslaan|Caisse de Communauté|Rue Royale|Groenplaats|Parc Gratuit|Rue Saint-Léonard|Chance
Lange Steenstraat|Grand Place|Tramways Vicinaux|Grote Markt|Place de l’Ange|Compagnie des Eaux|Rue Haute
Allez en Prison|Veldstraat|Boulevard Tirou|Caisse de Communauté|Boulevard d’Avroy|Gare du Midi|Chance|Meir
Taxe de Luxe|Rue Neuve
"""


def names(listed: str) -> list[str]:
    """Return the names of a board in order."""
    return "|".join(listed.split("\n")).strip("|").split("|")
