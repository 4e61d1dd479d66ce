import { defineConfig } from 'vite';

// Built as our app is: for the same old webviews, with the same packages.
export default defineConfig({
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    target: ['chrome80', 'safari13'],
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
  },
});
