package knightschool.ui.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import knightschool.files.InputFault;
import knightschool.ui.scene.StateKeeper;
import knightschool.ui.shell.NotKept;
import knightschool.ui.shell.QuestionCard;
import knightschool.ui.shell.QuestionCard.Answer;
import knightschool.ui.shell.Shell;

/**
 * Keeps all that is not kept yet before the window is closed. What cannot be kept is said in one question while the
 * window is there to show it. Used on the JavaFX thread.
 */
final class LastKeeping {
    private final Shell shell;
    private final Supplier<List<StateKeeper>> keepers;
    private boolean keeping;
    private boolean asking;

    /** @param keepers those that there are when the window is closed */
    LastKeeping(Shell shell, Supplier<List<StateKeeper>> keepers) {
        this.shell = shell;
        this.keepers = keepers;
    }

    /**
     * Keeps all, then closes, or asks. Who closes the window once more meanwhile does not want to wait for a disk.
     *
     * @param close closes it
     */
    void keep(Runnable close) {
        List<StateKeeper> all = keeping ? List.of() : keepers.get();
        if (all.isEmpty()) {
            close.run();
        } else if (!asking) {
            keeping = true;
            new Round(all.size(), close).begin(all);
        }
    }

    /** From the first that is asked to the last that answers. */
    private final class Round {
        private final Runnable close;
        private final List<InputFault> faults = new ArrayList<>();
        private int left;

        Round(int left, Runnable close) {
            this.left = left;
            this.close = close;
        }

        void begin(List<StateKeeper> all) {
            all.forEach(keeper -> keeper.keep(this::answered));
        }

        private void answered(Optional<InputFault> fault) {
            fault.ifPresent(faults::add);
            left--;
            if (left == 0) {
                keeping = false;
                end();
            }
        }

        private void end() {
            if (faults.isEmpty()) {
                close.run();
            } else {
                asking = true;
                shell.messages().notKeptIsTold();
                QuestionCard.ask(
                        shell,
                        SessionWords.CLOSE_ALL_THE_SAME,
                        NotKept.all(faults, SessionWords.LOST_WITH_THE_WINDOW).getMessage(),
                        List.of(
                                answer(SessionWords.TRY_AGAIN, () -> keep(close)),
                                answer(SessionWords.CLOSE, close),
                                answer(SessionWords.CANCEL, () -> {})));
            }
        }

        private Answer answer(String words, Runnable then) {
            return Answer.of(words, () -> {
                asking = false;
                then.run();
            });
        }
    }
}
