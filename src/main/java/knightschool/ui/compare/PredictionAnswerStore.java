package knightschool.ui.compare;

import java.util.List;
import knightschool.compare.prediction.PredictionRecord;
import knightschool.compare.prediction.PredictionRecordText;
import knightschool.ui.compare.model.prediction.PredictionRounds;
import knightschool.ui.theme.UserSettings;

/**
 * Stores the answers of a class to prediction questions, the names of the teams and the team to answer next. The
 * settings keep all of these after the slide and the program are closed. All comparisons, on slides and in the window,
 * share them, so that the score of the class continues on the next slide.
 */
final class PredictionAnswerStore {
    private static final String ANSWERS = "compare.answers";
    private static final String TEAMS = "compare.teams";
    private static final String TURN = "compare.turn";
    private static final String BETWEEN = ",";

    private final PredictionRounds rounds;
    private final UserSettings settings;

    /** Restores the stored answers and teams, and stores every later change of them. */
    PredictionAnswerStore(PredictionRounds rounds, UserSettings settings) {
        this.rounds = rounds;
        this.settings = settings;
        bringBack();
        rounds.recordProperty()
                .addListener((_, _, now) -> settings.remember(ANSWERS, PredictionRecordText.format(now)));
        rounds.turnProperty().addListener((_, _, now) -> settings.remember(TURN, now.toString()));
        rounds.teamsProperty().addListener((_, _, now) -> settings.remember(TEAMS, String.join(BETWEEN, now)));
    }

    /** Restores the answers and teams that other comparisons have stored since this one was left. */
    void bringBack() {
        PredictionRecord savedRecord = PredictionRecordText.parse(settings.remembered(ANSWERS, ""));
        if (!savedRecord.equals(rounds.recordProperty().get())) {
            rounds.restore(savedRecord);
        }
        String turn = settings.remembered(TURN, "");
        if (turn.matches("\\d{1,2}")) {
            rounds.restoreTurn(Integer.parseInt(turn));
        }
        String teams = settings.remembered(TEAMS, "");
        if (!teams.equals(String.join(BETWEEN, rounds.teamsProperty().get()))) {
            rounds.setTeams(List.of(teams.split(BETWEEN)));
        }
    }
}
