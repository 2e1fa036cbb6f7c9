package knightschool.ui.census;

import java.nio.file.Path;
import java.util.List;
import java.util.prefs.Preferences;
import knightschool.session.RecentList;
import knightschool.ui.theme.Settings;

/** The files of tables that were opened or saved last, in this run or another one. */
final class RememberedTables {
    private static final String TABLE = "census.table";

    private final Settings settings;

    RememberedTables(Settings settings) {
        this.settings = settings;
    }

    /** Newest first. */
    List<Path> all() {
        return list().files();
    }

    private RecentList list() {
        return RecentList.parse(settings.remembered(TABLE, "")).value();
    }

    /** A file was opened or saved; the oldest are forgotten where they are too many, or their names too long. */
    void add(Path file) {
        RecentList list = list().with(file.toAbsolutePath().normalize());
        while (list.format().length() > Preferences.MAX_VALUE_LENGTH) {
            list = list.without(list.files().getLast());
        }
        settings.remember(TABLE, list.format());
    }
}
