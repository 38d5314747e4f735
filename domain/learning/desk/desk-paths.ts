/** Addresses of courses at the desk. */
export const coursePaths = {
  list: "/staff/courses",
  course: (courseId: number) => `/staff/courses/${courseId}`,
  lesson: (courseId: number, lessonId: number) => `/staff/courses/${courseId}/${lessonId}`,
  film: (courseId: number, lessonId: number) => `/staff/courses/${courseId}/${lessonId}/film`,
};
