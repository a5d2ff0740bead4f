// Makes a program ask for the state of the mouse a second late, after it has written a line to standard error: what a
// user does in that second is in the answer, and is also still to be read as events. To be loaded by LD_PRELOAD.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <unistd.h>

typedef int Query(void *, int, unsigned long, unsigned long *, unsigned long *, double *, double *, double *, double *,
                  void *, void *, void *);

int XIQueryPointer(void *display, int device, unsigned long window, unsigned long *root, unsigned long *child,
                   double *root_x, double *root_y, double *x, double *y, void *buttons, void *modifiers, void *group) {
  Query *query = (Query *)dlsym(RTLD_NEXT, "XIQueryPointer");
  fputs("query\n", stderr);
  sleep(1);
  return query(display, device, window, root, child, root_x, root_y, x, y, buttons, modifiers, group);
}
