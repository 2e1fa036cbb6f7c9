package knightschool.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Path;

/** A channel of a {@link FailingFileSystem}: reads, writes, forces, locks and its closing are calls that may fail. */
final class FailingFileChannel extends FileChannel {
    private final FailingFileSystem files;
    private final Path path;
    private final FileChannel real;

    FailingFileChannel(FailingFileSystem files, Path path, FileChannel real) {
        this.files = files;
        this.path = path;
        this.real = real;
    }

    /** Writes some bytes to wherever. */
    @FunctionalInterface
    private interface Writing {
        int write(ByteBuffer bytes) throws IOException;
    }

    private int write(ByteBuffer bytes, Writing writing) throws IOException {
        if (files.isFailing("write", path)) {
            if (files.isHalfWritten()) {
                writing.write(bytes.slice(bytes.position(), bytes.remaining() / 2));
            }
            throw FailingFileSystem.fault();
        }
        return writing.write(bytes);
    }

    @Override
    public int write(ByteBuffer bytes) throws IOException {
        return write(bytes, real::write);
    }

    @Override
    public int write(ByteBuffer bytes, long position) throws IOException {
        return write(bytes, some -> real.write(some, position));
    }

    @Override
    public long write(ByteBuffer[] bytes, int offset, int length) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int read(ByteBuffer bytes) throws IOException {
        files.call("read", path);
        return real.read(bytes);
    }

    @Override
    public int read(ByteBuffer bytes, long position) throws IOException {
        files.call("read", path);
        return real.read(bytes, position);
    }

    @Override
    public long read(ByteBuffer[] bytes, int offset, int length) {
        throw new UnsupportedOperationException();
    }

    @Override
    public long position() throws IOException {
        return real.position();
    }

    @Override
    public FileChannel position(long position) throws IOException {
        real.position(position);
        return this;
    }

    @Override
    public long size() throws IOException {
        files.call("size", path);
        return real.size();
    }

    @Override
    public FileChannel truncate(long size) throws IOException {
        files.call("truncate", path);
        real.truncate(size);
        return this;
    }

    /** Only counts: thousands of writes that wait for the disk would take minutes. */
    @Override
    public void force(boolean metaData) throws IOException {
        files.call("force", path);
    }

    @Override
    public long transferTo(long position, long count, WritableByteChannel target) {
        throw new UnsupportedOperationException();
    }

    @Override
    public long transferFrom(ReadableByteChannel source, long position, long count) {
        throw new UnsupportedOperationException();
    }

    @Override
    public MappedByteBuffer map(MapMode mode, long position, long size) {
        throw new UnsupportedOperationException();
    }

    @Override
    public FileLock lock(long position, long size, boolean shared) throws IOException {
        files.call("lock", path);
        return real.lock(position, size, shared);
    }

    @Override
    public FileLock tryLock(long position, long size, boolean shared) throws IOException {
        files.call("lock", path);
        return real.tryLock(position, size, shared);
    }

    /** Closes the file also where it fails, as systems do. */
    @Override
    protected void implCloseChannel() throws IOException {
        real.close();
        files.call("close", path);
    }
}
