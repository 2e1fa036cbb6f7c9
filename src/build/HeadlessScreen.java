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
import java.util.Map;
import java.util.function.Consumer;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * Makes JavaFX's headless platform keep no picture of the screen, and paint none, for the tests.
 *
 * <p>As delivered its window copies every frame pixel by pixel, with a new buffer for each pixel, on the JavaFX thread:
 * most of the work of a test with a window (seven tenths in a profile), for a picture that no test reads, since
 * pictures are taken of scenes. It also fails where a window is larger than its screen of 1000 × 1000. What paints that
 * picture takes a seventh of what is then left. So the window copies nothing, and every window is painted as one is
 * that is minimized: not at all, but for what is drawn on a canvas. That would be painted each time all the same, lest
 * it heaps up; here it waits until a picture of the scene is taken, which paints it as it would have been, or until the
 * canvas is cleared or gone. Everything else stays as delivered, and the tests that need a real window run without
 * these classes.
 *
 * <p>The benchmark of frames has only the window that copies nothing: its pictures are painted, but the thread that it
 * measures does not copy them in a way that no person's window does.
 */
public final class HeadlessScreen {
    private static final Consumer<CodeBuilder> NOTHING = CodeBuilder::return_;
    private static final Consumer<CodeBuilder> FALSE = body -> body.iconst_0().ireturn();

    /** New bodies of methods, by class and by method. */
    private static final Map<String, Map<String, Consumer<CodeBuilder>>> BODIES = Map.of(
            "com/sun/glass/ui/headless/HeadlessWindow.class",
            Map.of("blit", NOTHING, "clearRect", NOTHING),
            "com/sun/javafx/tk/quantum/ViewPainter.class",
            Map.of("validateStageGraphics", FALSE),
            "com/sun/javafx/sg/prism/NGCanvas.class",
            Map.of("renderForcedContent", NOTHING));

    private HeadlessScreen() {}

    /**
     * @param args the folder of the modules of JavaFX; the folder for the classes, to be put before the module; the
     *     simple name of a class, if only its methods are to have new bodies
     */
    public static void main(String[] args) throws IOException {
        int written = 0;
        for (Map.Entry<String, Map<String, Consumer<CodeBuilder>>> one : BODIES.entrySet()) {
            if (args.length > 2 && !one.getKey().endsWith("/" + args[2] + ".class")) {
                continue;
            }
            Path target = Path.of(args[1]).resolve(one.getKey());
            Files.createDirectories(target.getParent());
            Files.write(target, withBodies(read(Path.of(args[0]), one.getKey()), one.getValue()));
            written++;
        }
        if (written == 0) {
            throw new IllegalArgumentException(args[2] + " is none of the classes whose methods have new bodies");
        }
    }

    private static byte[] withBodies(byte[] delivered, Map<String, Consumer<CodeBuilder>> bodies) {
        ClassModel model = ClassFile.of().parse(delivered);
        List<String> found = model.methods().stream()
                .map(HeadlessScreen::name)
                .filter(bodies::containsKey)
                .toList();
        if (found.size() != bodies.size()) {
            throw new IllegalStateException(model.thisClass().asInternalName()
                    + " of this JavaFX is another: of the methods to be replaced it has " + found);
        }
        ClassTransform all = bodies.entrySet().stream()
                .map(body -> ClassTransform.transformingMethodBodies(
                        method -> name(method).equals(body.getKey()), new Body(body.getValue())))
                .reduce(ClassTransform.ACCEPT_ALL, ClassTransform::andThen);
        return ClassFile.of().transformClass(model, all);
    }

    private static String name(MethodModel method) {
        return method.methodName().stringValue();
    }

    private static byte[] read(Path folder, String name) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path jar :
                    files.filter(file -> file.toString().endsWith(".jar")).toList()) {
                try (JarFile module = new JarFile(jar.toFile())) {
                    if (module.getEntry(name) != null) {
                        return module.getInputStream(module.getEntry(name)).readAllBytes();
                    }
                }
            }
        }
        throw new IllegalStateException("no JavaFX with " + name + " in " + folder);
    }

    /** A body in place of the delivered one, of which nothing is kept. */
    private record Body(Consumer<CodeBuilder> instructions) implements CodeTransform {
        @Override
        public void accept(CodeBuilder body, CodeElement element) {
            // Nothing of the delivered body is kept.
        }

        @Override
        public void atEnd(CodeBuilder body) {
            instructions.accept(body);
        }
    }
}
