/* What a program sees of /proc in the view of the image: a few entries of its own process, and no other process. */
#ifndef TOUCHSTONE_OWN_PROCESS_H
#define TOUCHSTONE_OWN_PROCESS_H

#include <stddef.h>
#include <sys/stat.h>

/* Below a folder that only root may enter. */
#define SEALED_PROC "/sealed/proc"
/* The program is the second process of its PID namespace. */
#define OWN_PROCESS "/proc/2"
enum { own_process_id = 2 };

struct own_process_entry {
  const char *source;
  const char *target;
  mode_t type;
};

/* Read by the C library (maps), by runtimes at their start (exe, stat, statm, status), and for the names of streams (fd). */
static const struct own_process_entry own_process_entries[] = {
    {SEALED_PROC "/self", "/proc/self", S_IFLNK},
    {SEALED_PROC "/2/exe", OWN_PROCESS "/exe", S_IFLNK},
    {SEALED_PROC "/2/fd", OWN_PROCESS "/fd", S_IFDIR},
    {SEALED_PROC "/2/cmdline", OWN_PROCESS "/cmdline", S_IFREG},
    {SEALED_PROC "/2/maps", OWN_PROCESS "/maps", S_IFREG},
    {SEALED_PROC "/2/stat", OWN_PROCESS "/stat", S_IFREG},
    {SEALED_PROC "/2/statm", OWN_PROCESS "/statm", S_IFREG},
    {SEALED_PROC "/2/status", OWN_PROCESS "/status", S_IFREG},
};

#endif
