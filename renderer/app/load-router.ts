/** All that only who is shown another page than the HTML's needs. */
export const loadRouter = () => import('../router/router.tsx');
