/* Preloaded into servers by scripts/soak.py: lets their disk and their wall clock fail on demand.
 *
 * obey(path) maps a file of five 64-bit numbers: disk full, read-only, fsync failing (0 or 1 each),
 * milliseconds that fsync takes longer, seconds that the wall clock is wrong. Only files with
 * ".sqlite" in their names are touched.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static struct {
    int64_t full, read_only, failing_sync, slow_sync, wrong_clock;
} none, *volatile order = &none;

void obey(const char *path)
{
    int file = open(path, O_RDONLY);
    void *mapped = mmap(NULL, sizeof none, PROT_READ, MAP_SHARED, file, 0);
    if (mapped != MAP_FAILED)
        order = mapped;
    close(file);
}

static int is_database(int file)
{
    char link[32], name[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, name, sizeof name - 1);
    if (length < 0)
        return 0;
    name[length] = 0;
    return strstr(name, ".sqlite") != NULL;
}

static int cannot_write(int file)
{
    if ((!order->full && !order->read_only) || !is_database(file))
        return 0;
    errno = order->full ? ENOSPC : EROFS;
    return 1;
}

ssize_t write(int file, const void *bytes, size_t count)
{
    return cannot_write(file) ? -1 : syscall(SYS_write, file, bytes, count);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t at)
{
    return cannot_write(file) ? -1 : syscall(SYS_pwrite64, file, bytes, count, at);
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t at)
{
    return cannot_write(file) ? -1 : syscall(SYS_pwrite64, file, bytes, count, at);
}

static int cannot_sync(int file)
{
    if ((!order->slow_sync && !order->failing_sync) || !is_database(file))
        return 0;
    usleep(1000 * order->slow_sync);
    errno = EIO;
    return order->failing_sync != 0;
}

int fsync(int file)
{
    return cannot_sync(file) ? -1 : syscall(SYS_fsync, file);
}

int fdatasync(int file)
{
    return cannot_sync(file) ? -1 : syscall(SYS_fdatasync, file);
}

int clock_gettime(clockid_t clock, struct timespec *time)
{
    int failed = syscall(SYS_clock_gettime, clock, time);
    if (!failed && clock == CLOCK_REALTIME)
        time->tv_sec += order->wrong_clock;
    return failed;
}
