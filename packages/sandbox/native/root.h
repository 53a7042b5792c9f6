/* The file system that programs see, built once per zygote inside its mount namespace. */
#ifndef TOUCHSTONE_ROOT_H
#define TOUCHSTONE_ROOT_H

#include "request.h"

enum view {
  /* The host's system folders: for compilations, and where there is no image. */
  VIEW_TOOLCHAINS,
  /* The image of the run-time files alone (image.c). */
  VIEW_IMAGE,
  view_count,
};

/* Where the files of a run are mounted; /w, /tmp and /dev/shm are three folders of it. */
#define BOX_FOLDER "/box"

bool build_root(const struct configuration *configuration, enum view view, struct failure *failure);

#endif
