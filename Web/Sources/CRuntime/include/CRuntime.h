// What Embedded Swift asks of its platform, for a page: memory. See allocator.c.
#pragma once
