export const words = 'https://example.com';
