package knightschool.session;

import java.util.Optional;
import knightschool.files.PartialReadResult;

/** The texts of this package, for tests of all readers. */
public final class SessionTexts {
    private SessionTexts() {}

    public static PartialReadResult<Optional<Session>> session(String text) {
        return SessionText.parse(text);
    }

    public static String format(Optional<Session> session) {
        return session.map(SessionText::format).orElse("");
    }

    public static Optional<UnsavedWork> work(String text) {
        return UnsavedWork.parse(text);
    }

    public static String format(UnsavedWork work) {
        return work.format();
    }

    public static PartialReadResult<StoredSettings> settings(String text) {
        return StoredSettings.parse(text);
    }

    public static String format(StoredSettings settings) {
        return settings.format();
    }
}
