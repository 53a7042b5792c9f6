#include "descriptors.h"

#include <errno.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

union control {
  struct cmsghdr header;
  char bytes[CMSG_SPACE(most_descriptors * sizeof(int))];
};

bool send_descriptors(int socket, uint32_t number, const int *descriptors, size_t count, struct failure *failure) {
  union control control;
  struct iovec payload = {&number, sizeof number};
  struct msghdr message = {.msg_iov = &payload, .msg_iovlen = 1};
  if (count > 0) {
    memset(&control, 0, sizeof control);
    message.msg_control = control.bytes;
    message.msg_controllen = CMSG_SPACE(count * sizeof(int));
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(count * sizeof(int));
    memcpy(CMSG_DATA(header), descriptors, count * sizeof(int));
  }
  ssize_t sent;
  do sent = sendmsg(socket, &message, MSG_NOSIGNAL);
  while (sent < 0 && errno == EINTR);
  return sent == sizeof number || fail(failure, "cannot hand over descriptors");
}

int receive_descriptors(int socket, uint32_t *number, int descriptors[most_descriptors]) {
  union control control;
  struct iovec payload = {number, sizeof *number};
  struct msghdr message = {
      .msg_iov = &payload, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
  ssize_t received;
  do received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  while (received < 0 && errno == EINTR);
  if (received <= 0) {
    if (received == 0) errno = 0;
    return -1;
  }
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (received != sizeof *number || (message.msg_flags & (MSG_CTRUNC | MSG_TRUNC)) != 0) {
    errno = EBADMSG;
    return -1;
  }
  if (header == NULL) return 0;
  size_t count = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
  memcpy(descriptors, CMSG_DATA(header), count * sizeof(int));
  return (int)count;
}

void close_descriptor(int *descriptor) {
  if (*descriptor >= 0) close(*descriptor);
  *descriptor = -1;
}
