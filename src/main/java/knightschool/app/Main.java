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
import knightschool.session.StateFolder;
import knightschool.text.SingleLineText;
import knightschool.ui.AotTraining;
import knightschool.ui.KnightSchool;
import knightschool.ui.render.Gallery;
import knightschool.ui.theme.Fonts;

/** Starts the program by the way that {@link LaunchMode} chooses. */
public final class Main {

    /** Names the folder for pictures where no window can be opened; the build sets it. */
    static final String GALLERY = "knightschool.gallery";

    /** Set by the build, which learns from one run what a start needs. */
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

    /** Held here, because loggers that nobody holds forget their level. */
    private static final Logger SETTINGS_LOG = Logger.getLogger("java.util.prefs");

    private Main() {}

    /**
     * Exit status: 0 done, 1 a fault in what was checked, 2 a command line or an input that cannot be used, or no
     * display.
     *
     * @param args the command line; none, or files alone, open the window
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
        boolean display = LaunchMode.hasDisplay(System.getProperty("os.name"), System.getenv());
        boolean command = Cli.isCommandLine(args);
        if (command || !display) {
            drawWithoutScreen();
        }
        NativeLibraryFolder.choose(Path.of(System.getProperty("user.home")));
        Thread.setDefaultUncaughtExceptionHandler((_, failure) -> say(mishap(failure)));
        String gallery = System.getProperty(GALLERY, "");
        switch (LaunchMode.choose(command, args.length > 0, display, !gallery.isBlank())) {
            case COMMAND_LINE -> System.exit(Cli.run(args));
            case WINDOW -> {
                drawByProcessorWhereNothingElseDraws();
                forgetful(StateFolder.ofUser()).ifPresent(Main::say);
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
        System.err.println(SingleLineText.of(message));
    }

    /** What is said where nothing can be kept in the folder for it. */
    static Optional<String> forgetful(Path folder) {
        return StateFolder.mayBeWritten(folder) ? Optional.empty() : Optional.of(FORGETFUL.formatted(folder));
    }

    /** What is said of a thread that died, in a line; the window, once open, says it better. */
    private static String mishap(Throwable failure) {
        return "knight-school: something went wrong inside the program (" + failure
                + "). Please report it with what you did.";
    }

    /** Returns when the window was closed. A display that cannot be used is said in words. */
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

    /** What lies at the bottom of a failure; JavaFX wraps whatever its start meets. */
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
        say("No display was found: rendering the lessons and a comparison to " + folder);
        return Gallery.render(folder);
    }

    /**
     * Pictures need no screen even where one is. JavaFX reads these once, when its toolkit starts. What is set already
     * is left, so that a test can choose.
     */
    private static void drawWithoutScreen() {
        setUnlessSet("glass.platform", "Headless");
        setUnlessSet("prism.order", "sw");
        setUnlessSet("java.awt.headless", "true");
    }

    /**
     * Without a graphics device JavaFX would load the drivers, find out that they only compute on the processor, and
     * draw there by its own means, with the drivers' memory still taken.
     */
    private static void drawByProcessorWhereNothingElseDraws() {
        if (!GpuDetector.mayBeThere(System.getProperty("os.name"), Files::exists)) {
            setUnlessSet("prism.order", "sw");
        }
    }

    private static void setUnlessSet(String property, String value) {
        if (System.getProperty(property) == null) {
            System.setProperty(property, value);
        }
    }
}
