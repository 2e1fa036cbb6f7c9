package knightschool.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import knightschool.cli.Cli;
import knightschool.files.InputFault;
import knightschool.session.ApplicationDataFolder;
import knightschool.text.TerminalMessageSanitizer;
import knightschool.ui.AotTraining;
import knightschool.ui.KnightSchool;
import knightschool.ui.render.ScreenshotGalleryRenderer;
import knightschool.ui.theme.Fonts;

/** Starts the program in the mode that {@link LaunchMode} chooses. */
public final class Main {

    /**
     * The system property, set by the build, that names the folder for pictures to render if no window can be opened.
     */
    static final String GALLERY = "knightschool.gallery";

    /** The system property that the build sets for a training run, which records what a start of the program needs. */
    static final String TRAINING = "knightschool.training";

    private static final String ADVICE = "No display was found, so no window can be opened."
            + " Run it under one (in Debian: xvfb-run -a knight-school, from the package xvfb),"
            + " or use the command line: knight-school --help";

    private static final String UNLOADABLE =
            "knight-school: a part of the program cannot be loaded. Allow it more open files (ulimit -n 1024),"
                    + " or install it again.";

    private static final String FORGETFUL =
            "knight-school: the folder %s may not be written, so what you choose and how far"
                    + " you come is forgotten at the end.";

    /** A strong reference: a logger that is not referenced loses its level. */
    private static final Logger SETTINGS_LOG = Logger.getLogger("java.util.prefs");

    private Main() {}

    /**
     * Runs the program. Its exit status is 0 on success, 1 if a check found a fault, and 2 if the command line or an
     * input is unusable or there is no display.
     *
     * @param args the command line; if it is empty or names files only, the window opens
     */
    public static void main(String[] args) {
        try {
            start(args);
        } catch (LinkageError _) {
            System.err.println(UNLOADABLE);
            System.exit(2);
        }
    }

    private static void start(String... args) {
        if (Boolean.getBoolean(TRAINING)) {
            drawWithoutScreen();
            AotTraining.run();
            return;
        }
        boolean display = JavaFxPlatform.hasDisplay(System.getProperty("os.name"), System.getenv());
        boolean command = Cli.isCommandLine(args);
        if (command || !display) {
            drawWithoutScreen();
        }
        JavaFxPlatform.chooseLibraryFolder(Path.of(System.getProperty("user.home")));
        Thread.setDefaultUncaughtExceptionHandler((_, failure) -> say(mishap(failure)));
        String gallery = System.getProperty(GALLERY, "");
        switch (LaunchMode.choose(command, args.length > 0, display, !gallery.isBlank())) {
            case COMMAND_LINE -> System.exit(Cli.run(args));
            case WINDOW -> {
                drawByProcessorWhereNothingElseDraws();
                forgetful(ApplicationDataFolder.ofUser()).ifPresent(Main::say);
                window(Stream.of(args).map(Path::of).toList());
            }
            case GALLERY -> System.exit(gallery(Path.of(gallery)));
            case ADVICE -> {
                System.err.println(ADVICE);
                System.exit(2);
            }
        }
    }

    private static void say(String message) {
        System.err.println(TerminalMessageSanitizer.of(message));
    }

    /** Returns a warning if the state folder is not writable, otherwise empty. */
    static Optional<String> forgetful(Path folder) {
        return ApplicationDataFolder.mayBeWritten(folder) ? Optional.empty() : Optional.of(FORGETFUL.formatted(folder));
    }

    /**
     * Returns a one-line message about an uncaught exception. Once the window is open, it reports such exceptions
     * itself.
     */
    private static String mishap(Throwable failure) {
        return "knight-school: something went wrong inside the program (" + failure
                + "). Please report it with what you did.";
    }

    /** Opens the window and returns when it is closed. If the display cannot be used, prints a message and exits. */
    private static void window(List<Path> files) {
        // Java reports there that it made its folder for settings, or that it could not: neither concerns a person.
        SETTINGS_LOG.setLevel(Level.OFF);
        try {
            KnightSchool.open(files);
        } catch (RuntimeException e) {
            say("The window cannot be opened: " + advice(deepest(e)));
            System.exit(2);
        }
    }

    private static String advice(Throwable failure) {
        return (failure instanceof RuntimeException unchecked ? Fonts.inWords(unchecked) : failure)
                        instanceof InputFault fault
                ? fault.getMessage()
                : reason(failure)
                        + ". On Linux it needs a display that can be reached, and GTK 3 (in Debian: libgtk-3-0).";
    }

    /** Returns the root cause of an exception, because JavaFX wraps the exceptions that occur during its start. */
    private static Throwable deepest(Throwable failure) {
        Throwable deepest = failure;
        while (deepest.getCause() != null) {
            deepest = deepest.getCause();
        }
        return deepest;
    }

    private static String reason(Throwable failure) {
        return failure.getMessage() == null ? failure.getClass().getSimpleName() : failure.getMessage();
    }

    private static int gallery(Path folder) {
        say("No display was found: rendering the lessons and a picture of each scene to " + folder);
        return ScreenshotGalleryRenderer.render(folder);
    }

    /**
     * Makes JavaFX draw without a screen, even if there is one. JavaFX reads these properties once, when its toolkit
     * starts. Properties that are already set are kept, so that a test can choose.
     */
    private static void drawWithoutScreen() {
        setUnlessSet("glass.platform", "Headless");
        setUnlessSet("prism.order", "sw");
        setUnlessSet("java.awt.headless", "true");
    }

    /**
     * Selects software rendering if there is no graphics device. Otherwise JavaFX would load the drivers, find that
     * they run on the processor, and fall back to its own software renderer with the memory of the drivers still
     * allocated.
     */
    private static void drawByProcessorWhereNothingElseDraws() {
        if (!JavaFxPlatform.mayHaveGraphicsDevice(System.getProperty("os.name"), Files::exists)) {
            setUnlessSet("prism.order", "sw");
        }
    }

    private static void setUnlessSet(String property, String value) {
        if (System.getProperty(property) == null) {
            System.setProperty(property, value);
        }
    }
}
