// The platform functions that Embedded Swift needs on a page: memory. See allocator.c.
#pragma once
