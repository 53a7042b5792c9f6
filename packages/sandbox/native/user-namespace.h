/* For a helper that is not root. */
#ifndef TOUCHSTONE_USER_NAMESPACE_H
#define TOUCHSTONE_USER_NAMESPACE_H

#include "request.h"

bool enter_user_namespace(const struct configuration *configuration, struct failure *failure);

#endif
