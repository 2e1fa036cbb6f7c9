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
 * Runs a command of another scene as soon as it is available, since a scene that has just been entered may still be
 * reading or computing its content. Used on the JavaFX thread only.
 */
final class DeferredCommandRunner implements AutoCloseable {
    private static final Duration BETWEEN = Duration.ofMillis(100);

    /** The number of polls before giving up: a user who has waited longer is busy with something else. */
    private static final int MOST_LOOKS = 50;

    private final MainWindow window;
    private Optional<PeriodicTask> looking = Optional.empty();
    private int looks;

    DeferredCommandRunner(MainWindow window) {
        this.window = window;
    }

    /** Goes to a scene and runs a command there, or shows that the command is not available now. */
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

    /**
     * Runs the command if it is available. Returns whether to stop waiting: the command has run, cannot be run, or the
     * user has left the scene.
     */
    private boolean isOver(SceneKind kind, CommandDescription name) {
        if (!window.shows(kind)) {
            return true;
        }
        List<Command> candidates = window.commands().stream()
                .filter(command -> command.id().equals(name.id()))
                .toList();
        Optional<Command> possible =
                candidates.stream().filter(command -> command.available().get()).findFirst();
        possible.ifPresent(Command::run);
        boolean inVain = possible.isEmpty() && (window.isSettled() || looks >= MOST_LOOKS);
        if (inVain) {
            window.messages().say(whyNot(candidates).orElseGet(() -> ShellWords.notNow(name.words())));
        }
        return inVain || possible.isPresent();
    }

    private static Optional<String> whyNot(List<Command> candidates) {
        return candidates.stream()
                .map(Command::refusal)
                .filter(why -> !why.isEmpty())
                .findFirst();
    }

    /** Stops waiting. */
    @Override
    public void close() {
        looking.ifPresent(PeriodicTask::close);
        looking = Optional.empty();
    }
}
