/* What programs need at run time, in memory: see image.c. */
#ifndef TOUCHSTONE_IMAGE_H
#define TOUCHSTONE_IMAGE_H

/* The descriptor at which the judge hands over the mount namespace that has the image, if there is one. */
enum { image_namespace = 4 };

/* A mode of its own of this program. Returns its exit code. */
int hold_image(const char *folder);

#endif
