/** The outlines of buildings about the origin, 16 and 30 wide. */

export const HOUSE_SHAPE = 'M-8 7.5V-1.5L0 -8.5L8 -1.5V7.5Z';
export const HOTEL_SHAPE = 'M-15 8V-3L-9 -8.5H9L15 -3V8Z';
