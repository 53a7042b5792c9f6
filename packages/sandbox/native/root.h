/* The file system that programs see, built once per helper inside the zygote's mount namespace. */
#ifndef TOUCHSTONE_ROOT_H
#define TOUCHSTONE_ROOT_H

#include "request.h"

/* Where the files of a run are mounted; /w, /tmp and /dev/shm are three folders of it. */
#define BOX_FOLDER "/box"

bool build_root(const struct configuration *configuration, struct failure *failure);

#endif
