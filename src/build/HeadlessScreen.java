import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.MethodModel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * Makes the window of JavaFX's headless platform keep no picture of the screen, for the tests.
 *
 * <p>As delivered it copies every frame pixel by pixel, with a new buffer for each pixel, on the JavaFX thread: most of
 * the work of a test with a window (seven tenths in a profile), for a picture that no test reads, since pictures are
 * taken of scenes. It also fails where a window is larger than its screen of 1000 × 1000. The class is written anew
 * without those copies; everything else in it stays as delivered.
 */
public final class HeadlessScreen {
    private static final String WINDOW = "com/sun/glass/ui/headless/HeadlessWindow.class";
    private static final Set<String> COPIES = Set.of("blit", "clearRect");

    private HeadlessScreen() {}

    /** @param args the folder of the modules of JavaFX; the folder for the class, to be put before the module */
    public static void main(String[] args) throws IOException {
        byte[] delivered = read(Path.of(args[0]));
        ClassModel window = ClassFile.of().parse(delivered);
        List<String> found = window.methods().stream()
                .map(method -> method.methodName().stringValue())
                .filter(COPIES::contains)
                .toList();
        if (found.size() != COPIES.size()) {
            throw new IllegalStateException(WINDOW + " of this JavaFX copies in another way: it has only " + found);
        }
        Path target = Path.of(args[1]).resolve(WINDOW);
        Files.createDirectories(target.getParent());
        Files.write(
                target,
                ClassFile.of()
                        .transformClass(
                                window, ClassTransform.transformingMethodBodies(HeadlessScreen::isCopy, new Empty())));
    }

    private static boolean isCopy(MethodModel method) {
        return COPIES.contains(method.methodName().stringValue());
    }

    private static byte[] read(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path jar :
                    files.filter(file -> file.toString().endsWith(".jar")).toList()) {
                try (JarFile module = new JarFile(jar.toFile())) {
                    if (module.getEntry(WINDOW) != null) {
                        return module.getInputStream(module.getEntry(WINDOW)).readAllBytes();
                    }
                }
            }
        }
        throw new IllegalStateException("no JavaFX with " + WINDOW + " in " + folder);
    }

    /** A body that only returns. */
    private static final class Empty implements CodeTransform {
        @Override
        public void accept(CodeBuilder body, CodeElement element) {
            // Nothing of the delivered body is kept.
        }

        @Override
        public void atEnd(CodeBuilder body) {
            body.return_();
        }
    }
}
