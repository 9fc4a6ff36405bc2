/** Our eight tokens, each a flat silhouette in a box of 32 by 32 with a few lines cut into it. */

export const TOKENS = ['moka', 'scooter', 'gondola', 'cat', 'mandolin', 'hat', 'lemon', 'lighthouse'] as const;
export type TokenId = (typeof TOKENS)[number];

export interface Drawing {
  /** Filled. */
  body: string;
  /** Drawn as lines, in the colour of the body. */
  limbs?: string;
  /** Lines cut into the body. */
  cuts?: string;
}

export const DRAWINGS: Readonly<Record<TokenId, Drawing>> = {
  moka: {
    body:
      'M8.6 29.5L10.6 19h10.8l2 10.5ZM11 16.4L8 8.4h14.2l-1.4 8ZM8.4 8.4L4.6 7.6L9.6 12.6ZM9.4 7.2L15.4 4.6L21.6 7.2Z' +
      'M15.4 1.6a1.6 1.6 0 1 0 .1 0ZM10.8 16.9h10.4v1.6H10.8Z',
    limbs: 'M22.2 9.6h4.2l.6 8.4',
    cuts: 'M14 20L13 29M18 20l1 9',
  },
  scooter: {
    body:
      'M16.2 24.4c0-5.4 2.4-8.4 6.6-8.4h4.4c2 2.4 2.8 5 2.8 8.4h-1a4.6 4.6 0 0 0-8.6 0ZM16.6 12.6h10.6c.8 0 1 2.6 0 2.6H17.4Z' +
      'M7.6 8.2l2.6-.8l3.4 13.6h4v3.4h-6.2L9 20.4Z',
    limbs: 'M5 6.4l5.4-1.6M8.6 6l.8 4M8.4 14.6L7 25M25 22.2a3.2 3.2 0 1 0 .1 0M7 22.2a3.2 3.2 0 1 0 .1 0',
    cuts: 'M20.4 18.6h6',
  },
  gondola: {
    body:
      'M1.4 13.6l2.4-.6c.6 4 4.4 6.4 11.4 6.4c6.4 0 11-1.8 12.2-5l.2-6.8l2.8-.8l.4 7.6c-.8 7.4-7.2 11.2-15.4 11.2C7 25.6 1.8 21.6 1.4 13.6Z' +
      'M20 5.400a2 2 0 1 0 .1 0ZM18.4 10.200h3.400l.6 8h-4.400ZM8.6 18.600c.2-4.8 6.2-4.8 6.4 0Z',
    limbs: 'M24.4 6L14 29',
  },
  cat: {
    body:
      'M9.4 2.600l3.8 3h5.600l3.8-3v8.200a6.6 6 0 0 1-13.2 0ZM11.2 16.200a9 9 0 0 0 9.6 0c3.4 3 4.4 8 3.8 13.300H7.400c-.6-5.3.4-10.3 3.8-13.300Z',
    limbs: 'M24 27.800c5 .4 5.6-5 2.6-8.2',
    cuts: 'M13.2 9.600v1.4M18.8 9.600v1.4M16 12.400v1M16 22.400v7',
  },
  mandolin: {
    body:
      'M20.2 11.200c4 4.6 4.2 10.4 1 14.400a7.8 7.8 0 0 1-13.2-1.800c-1.8-5 1-9.8 7.4-12.200ZM15.4 12.600l6.4-8.200l2 1.600l-5.6 8.400Z' +
      'M21.4 4.800l2.2-4l4 3.200l-3.4 3Z',
    limbs: 'M20.6 2.200l7.4 5.8',
    cuts: 'M14.6 16.800a2.4 2.4 0 1 0 .1 0M10.2 22.200l5.6 3.6',
  },
  hat: {
    body:
      'M1.4 22.400c1.2-2.2 3.4-2.6 5.6-3c5.8 2.2 12.2 2.2 18 0c2.2.4 4.4.8 5.6 3c-7 5.2-22.2 5.2-29.2 0Z' +
      'M7.2 17.400C7.6 11 9.6 6 13 7c1.2.4 1.8 1 3 1s1.8-.6 3-1c3.4-1 5.4 4 5.8 10.400c-5.6 2-12 2-17.6 0Z',
    cuts: 'M7.4 15.600c5.6 2 11.6 2 17.2 0',
  },
  lemon: {
    body:
      'M4.4 18c0-6 5-9.8 10.8-9.800c3 0 5.4.8 7.4 2.600l3.6-.8l.2 3.600c1.2 2.8 1 5.6-.4 8l1 3.400l-3.8.2c-2.2 1.8-5 2.8-8.2 2.800C9.2 28 4.4 24 4.4 18Z' +
      'M13.6 7.200c.2-4 3.8-6 8.6-5.600c-.2 4-3.8 6.2-8.6 5.600Z',
    cuts: 'M8.8 17.400a6 6 0 0 1 4.6-5M24 22.800l1.6 2.2',
  },
  lighthouse: {
    body:
      'M11.2 29L13 12.600h6L20.8 29ZM10.6 10.400h10.800v1.6H10.600ZM13.2 5.600h5.600V10h-5.600ZM11.8 5.200L16 1.600l4.2 3.600Z' +
      'M22 6.600l8-2.800v7.400L22 9ZM10 6.600l-8-2.800v7.400L10 9ZM6 28.400h20v2H6Z',
    cuts: 'M12 17.400h8M11.6 22.600h8.8',
  },
};

/** The drawing of a token; one that this browser does not know looks like the first. */
export function drawing(token: string): Drawing {
  return DRAWINGS[TOKENS.find((one) => one === token) ?? 'moka'];
}
