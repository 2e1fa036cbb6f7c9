package knightschool.files;

import java.io.IOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.URI;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.WatchService;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The file system of the machine, in which one call fails, or all calls from one on. Calls are counted from 1: each
 * that reaches the disk, such as the look at a file's attributes or a write into it. Forcing content to the disk
 * counts, but is left out, so that thousands of writes take seconds.
 */
public final class FailingFileSystem extends FileSystem {
    /** The way in which a call fails. */
    public enum Failure {
        /** The call does nothing; all others work. */
        ONCE,
        /** Like {@link #ONCE}, but a call that writes bytes writes the first half of them. */
        HALF_WRITTEN,
        /** The call and all after it do nothing. */
        FROM_THEN_ON
    }

    private final FileSystem real;
    private final Provider provider = new Provider();
    private Failure failure = Failure.ONCE;
    private long failingCall = Long.MAX_VALUE;
    private final List<String> calls = new ArrayList<>();
    private String failedCall = "";

    /** @param real the file system that does the work */
    public FailingFileSystem(FileSystem real) {
        this.real = real;
    }

    /** Counts the calls from now on, of which one fails. */
    public void failAt(long call, Failure kind) {
        failingCall = call;
        failure = kind;
        calls.clear();
        failedCall = "";
    }

    /** Lets every call work again. */
    public void repair() {
        failingCall = Long.MAX_VALUE;
    }

    /** The names of the calls since they are counted, such as {@code write}. */
    public List<String> calls() {
        return List.copyOf(calls);
    }

    /** The first call that failed, such as {@code delete x.csv}; empty if none did. */
    public String failedCall() {
        return failedCall;
    }

    /** Counts a call; returns whether it fails. */
    boolean isFailing(String name, Object file) {
        calls.add(name);
        long call = calls.size();
        boolean isFailing = call == failingCall || failure == Failure.FROM_THEN_ON && call > failingCall;
        if (isFailing && failedCall.isEmpty()) {
            failedCall = name + " " + file;
        }
        return isFailing;
    }

    void call(String name, Object file) throws IOException {
        if (isFailing(name, file)) {
            throw fault();
        }
    }

    static IOException fault() {
        return new IOException("Input/output error");
    }

    boolean isHalfWritten() {
        return failure == Failure.HALF_WRITTEN;
    }

    /** Returns a path of the machine as one of this file system. */
    public Path path(Path path) {
        return isOwn(path)
                ? path
                : (Path) Proxy.newProxyInstance(
                        FailingFileSystem.class.getClassLoader(), new Class<?>[] {Path.class}, new FailingPath(path));
    }

    private static boolean isOwn(Object path) {
        return Proxy.isProxyClass(path.getClass()) && Proxy.getInvocationHandler(path) instanceof FailingPath;
    }

    private static Path real(Path path) {
        return isOwn(path) ? ((FailingPath) Proxy.getInvocationHandler(path)).real : path;
    }

    /** A path does what the one of the machine does, and answers with paths of this file system. */
    private final class FailingPath implements InvocationHandler {
        private final Path real;

        FailingPath(Path real) {
            this.real = real;
        }

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
            switch (method.getName()) {
                case "getFileSystem" -> {
                    return FailingFileSystem.this;
                }
                case "toFile" -> throw new UnsupportedOperationException("this path is not of the default file system");
                case "toRealPath" -> call("toRealPath", real);
                default -> {}
            }
            Object[] realArguments = arguments == null
                    ? null
                    : Arrays.stream(arguments)
                            .map(argument -> argument instanceof Path path ? real(path) : argument)
                            .toArray();
            try {
                Object result = method.invoke(real, realArguments);
                return result instanceof Path path ? path(path) : result;
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }
    }

    @Override
    public FileSystemProvider provider() {
        return provider;
    }

    @Override
    public void close() {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean isOpen() {
        return true;
    }

    @Override
    public boolean isReadOnly() {
        return false;
    }

    @Override
    public String getSeparator() {
        return real.getSeparator();
    }

    @Override
    public Iterable<Path> getRootDirectories() {
        throw new UnsupportedOperationException();
    }

    @Override
    public Iterable<FileStore> getFileStores() {
        return real.getFileStores();
    }

    @Override
    public Set<String> supportedFileAttributeViews() {
        return real.supportedFileAttributeViews();
    }

    @Override
    public Path getPath(String first, String... more) {
        return path(real.getPath(first, more));
    }

    @Override
    public PathMatcher getPathMatcher(String pattern) {
        throw new UnsupportedOperationException();
    }

    @Override
    public UserPrincipalLookupService getUserPrincipalLookupService() {
        return real.getUserPrincipalLookupService();
    }

    @Override
    public WatchService newWatchService() {
        throw new UnsupportedOperationException();
    }

    private final class Provider extends FileSystemProvider {
        private FileSystemProvider machine() {
            return real.provider();
        }

        @Override
        public String getScheme() {
            return "failing";
        }

        @Override
        public FileSystem newFileSystem(URI uri, Map<String, ?> env) {
            throw new UnsupportedOperationException();
        }

        @Override
        public FileSystem getFileSystem(URI uri) {
            return FailingFileSystem.this;
        }

        @Override
        public Path getPath(URI uri) {
            return path(machine().getPath(uri));
        }

        @Override
        public FailingFileChannel newFileChannel(
                Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes) throws IOException {
            call("open", path);
            return new FailingFileChannel(
                    FailingFileSystem.this, path, machine().newFileChannel(real(path), options, attributes));
        }

        @Override
        public SeekableByteChannel newByteChannel(
                Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes) throws IOException {
            return newFileChannel(path, options, attributes);
        }

        @Override
        public DirectoryStream<Path> newDirectoryStream(Path folder, DirectoryStream.Filter<? super Path> filter)
                throws IOException {
            call("list", folder);
            return new FailingDirectoryStream(
                    folder, machine().newDirectoryStream(real(folder), path -> filter.accept(path(path))));
        }

        @Override
        public void createDirectory(Path folder, FileAttribute<?>... attributes) throws IOException {
            call("createDirectory", folder);
            machine().createDirectory(real(folder), attributes);
        }

        @Override
        public void delete(Path path) throws IOException {
            call("delete", path);
            machine().delete(real(path));
        }

        @Override
        public void copy(Path source, Path target, CopyOption... options) throws IOException {
            call("copy", target);
            machine().copy(real(source), real(target), options);
        }

        @Override
        public void move(Path source, Path target, CopyOption... options) throws IOException {
            call("move", target);
            machine().move(real(source), real(target), options);
        }

        @Override
        public boolean isSameFile(Path one, Path other) throws IOException {
            call("isSameFile", one);
            return machine().isSameFile(real(one), real(other));
        }

        @Override
        public boolean isHidden(Path path) throws IOException {
            return machine().isHidden(real(path));
        }

        @Override
        public FileStore getFileStore(Path path) throws IOException {
            call("getFileStore", path);
            return machine().getFileStore(real(path));
        }

        @Override
        public void checkAccess(Path path, AccessMode... modes) throws IOException {
            call("checkAccess", path);
            machine().checkAccess(real(path), modes);
        }

        @Override
        public <V extends FileAttributeView> V getFileAttributeView(Path path, Class<V> type, LinkOption... options) {
            return machine().getFileAttributeView(real(path), type, options);
        }

        @Override
        public <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type, LinkOption... options)
                throws IOException {
            call("readAttributes", path);
            return machine().readAttributes(real(path), type, options);
        }

        @Override
        public Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options)
                throws IOException {
            call("readAttributes", path);
            return machine().readAttributes(real(path), attributes, options);
        }

        @Override
        public void setAttribute(Path path, String attribute, Object value, LinkOption... options) throws IOException {
            call("setAttribute", path);
            machine().setAttribute(real(path), attribute, value, options);
        }

        @Override
        public Path readSymbolicLink(Path link) throws IOException {
            call("readSymbolicLink", link);
            return path(machine().readSymbolicLink(real(link)));
        }
    }

    /** The entries of a folder, each of which may fail to be read. */
    private final class FailingDirectoryStream implements DirectoryStream<Path> {
        private final Path folder;
        private final DirectoryStream<Path> entries;

        FailingDirectoryStream(Path folder, DirectoryStream<Path> entries) {
            this.folder = folder;
            this.entries = entries;
        }

        @Override
        public Iterator<Path> iterator() {
            Iterator<Path> all = entries.iterator();
            return new Iterator<>() {
                @Override
                public boolean hasNext() {
                    if (isFailing("list", folder)) {
                        throw new DirectoryIteratorException(fault());
                    }
                    return all.hasNext();
                }

                @Override
                public Path next() {
                    return path(all.next());
                }
            };
        }

        @Override
        public void close() throws IOException {
            entries.close();
        }
    }
}
