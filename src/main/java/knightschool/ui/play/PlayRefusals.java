package knightschool.ui.play;

import knightschool.setup.value.WinnabilityFeedback;
import knightschool.ui.command.CommandTable;

/** Why a question about a game cannot be asked or answered now, in one sentence. */
final class PlayRefusals {
    private final PlayModel model;
    private final WinnabilityAnswers answers;

    PlayRefusals(PlayModel model, WinnabilityAnswers answers) {
        this.model = model;
        this.answers = answers;
    }

    /** Why it cannot be asked whether the game can still be won. */
    String notAsked() {
        if (isNeverTold()) {
            return PlayWords.NEVER_TOLD;
        }
        return model.game().isBegun() ? unknown(PlayWords.TOLD) : PlayWords.NO_KNIGHT;
    }

    /** Why no way to the end can be shown. */
    String noCompletion() {
        if (model.game().isFinished()) {
            return PlayWords.AT_THE_END;
        }
        return isNeverTold() ? PlayWords.NEVER_TOLD : unknown(PlayWords.NO_WAY_ON);
    }

    /** Why there is no position to go back to. */
    String noWinnable() {
        if (isNeverTold()) {
            return PlayWords.NEVER_TOLD;
        }
        return unknown(answers.lostProperty().get() ? PlayWords.NO_PLACE_KNOWN : PlayWords.NOT_LOST);
    }

    /** Why there is no hint. */
    String noHint() {
        return isNeverTold() ? PlayWords.NEVER_TOLD : PlayWords.OVER;
    }

    private boolean isNeverTold() {
        return model.now().answer() == WinnabilityFeedback.NEVER;
    }

    /** Why nothing is known; where something is, what that says. */
    private String unknown(String known) {
        return switch (answers.answerProperty().get().stage()) {
            case QUIET, FAILED -> askFirst();
            case LOOKING -> PlayWords.LOOKED_FOR;
            case KNOWN -> known;
        };
    }

    private String askFirst() {
        return model.game().isBegun()
                ? PlayWords.askFirst(CommandTable.keyText(PlayCommands.ASK))
                : PlayWords.NO_KNIGHT;
    }
}
