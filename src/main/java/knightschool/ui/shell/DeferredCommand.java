package knightschool.ui.shell;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import knightschool.setup.SceneKind;
import knightschool.ui.command.Command;
import knightschool.ui.palette.CommandDescription;
import knightschool.ui.work.PeriodicTask;

/**
 * Does a command of another scene as soon as that can do it: a scene that is entered may still read or work out what it
 * shows. Used on the JavaFX thread only.
 */
final class DeferredCommand implements AutoCloseable {
    private static final Duration BETWEEN = Duration.ofMillis(100);

    /** A person who waited longer has begun something else. */
    private static final int MOST_LOOKS = 50;

    private final MainWindow window;
    private Optional<PeriodicTask> looking = Optional.empty();
    private int looks;

    DeferredCommand(MainWindow window) {
        this.window = window;
    }

    /** Goes to a scene and does the command there, or says that it cannot be done there now. */
    void go(SceneKind kind, CommandDescription name) {
        close();
        window.show(kind);
        looks = 0;
        if (!isOver(kind, name)) {
            PeriodicTask rhythm = new PeriodicTask("awaited", Platform::runLater, BETWEEN, () -> look(kind, name));
            looking = Optional.of(rhythm);
            rhythm.begin();
        }
    }

    private void look(SceneKind kind, CommandDescription name) {
        looks++;
        if (looking.isPresent() && isOver(kind, name)) {
            close();
        }
    }

    /** Whether it is done, cannot be done, or is not waited for any more since the person went elsewhere. */
    private boolean isOver(SceneKind kind, CommandDescription name) {
        if (!window.shows(kind)) {
            return true;
        }
        List<Command> meant = window.commands().stream()
                .filter(command -> command.id().equals(name.id()))
                .toList();
        Optional<Command> possible =
                meant.stream().filter(command -> command.available().get()).findFirst();
        possible.ifPresent(Command::run);
        boolean inVain = possible.isEmpty() && (window.isSettled() || looks >= MOST_LOOKS);
        if (inVain) {
            window.messages().say(whyNot(meant).orElseGet(() -> ShellWords.notNow(name.words())));
        }
        return inVain || possible.isPresent();
    }

    private static Optional<String> whyNot(List<Command> meant) {
        return meant.stream()
                .map(Command::refusal)
                .filter(why -> !why.isEmpty())
                .findFirst();
    }

    /** Waits no more. */
    @Override
    public void close() {
        looking.ifPresent(PeriodicTask::close);
        looking = Optional.empty();
    }
}
