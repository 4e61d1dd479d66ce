/** Of the heading of a review's impact, for links within its page. */
export const reviewPlanId = 'review-plan';
