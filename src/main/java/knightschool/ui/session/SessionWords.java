package knightschool.ui.session;

import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import knightschool.files.InputFault;
import knightschool.session.UnsavedWork;
import knightschool.setup.CensusSetup;
import knightschool.setup.Setup;
import knightschool.setup.SetupOnBoard;

/** What the window says of files and sessions. */
final class SessionWords {
    static final String OPEN = "open a set-up, a board or lessons";
    static final String SAVE = "save what is shown as a set-up";
    static final String SETUPS = "Set-ups";
    static final String OPEN_TITLE = "Open a set-up, a board or a lesson";
    static final String SAVE_TITLE = "Save what is shown as a set-up";
    static final String RECOVERED = "Work that was not saved";
    static final String WHY = "The program ended without saving it. Do you want it back?";
    static final String BRING_BACK = "Bring it back";
    static final String THROW_AWAY = "Throw it away";

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM);

    private SessionWords() {}

    /** What is said as long as something cannot be kept; it is tried again by itself. */
    static InputFault notKept(InputFault fault) {
        return new InputFault(
                fault.place(),
                fault.line(),
                fault.what(),
                fault.remedy() + " Until then, what you do here is kept only as long as this window is open.");
    }

    static String saved(Path file) {
        return "Saved to " + file.getFileName() + ".";
    }

    /** What was kept aside, and when. */
    static String of(UnsavedWork work) {
        String where = work.file().map(file -> file.getFileName() + ", ").orElse("");
        return where + work.setup().scene().word() + inside(work.setup()) + ", " + time(work.since());
    }

    /** What tells several of one scene apart. */
    private static String inside(Setup setup) {
        String board = setup instanceof SetupOnBoard on
                ? ", " + on.board().columns() + " × " + on.board().rows()
                : "";
        return setup instanceof CensusSetup census
                ? board + ", " + census.searching().algorithm().title()
                : board;
    }

    /** What has no line of its own. */
    static String more(int works) {
        return "and " + works + " more";
    }

    private static String time(Instant since) {
        return TIME.format(since.atZone(ZoneId.systemDefault()));
    }
}
