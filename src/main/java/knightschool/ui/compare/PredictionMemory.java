package knightschool.ui.compare;

import java.util.List;
import knightschool.compare.prediction.PredictionRecord;
import knightschool.compare.prediction.PredictionRecordText;
import knightschool.ui.compare.model.PredictionModel;
import knightschool.ui.theme.Settings;

/**
 * Keeps the answers of a class and the names of its teams when a slide or the program is left. All comparisons share
 * them, those on slides and that in the window, so that a class goes on with its score on the next slide.
 */
final class PredictionMemory {
    private static final String ANSWERS = "compare.answers";
    private static final String TEAMS = "compare.teams";
    private static final String BETWEEN = ",";

    private final PredictionModel model;
    private final Settings settings;

    /** Brings back what is kept, and keeps what is answered from now on. */
    PredictionMemory(PredictionModel model, Settings settings) {
        this.model = model;
        this.settings = settings;
        bringBack();
        model.recordProperty().addListener((_, _, now) -> settings.remember(ANSWERS, PredictionRecordText.format(now)));
        model.teamsProperty().addListener((_, _, now) -> settings.remember(TEAMS, String.join(BETWEEN, now)));
    }

    /** Brings back what was answered in any comparison since this one was left. */
    void bringBack() {
        PredictionRecord kept = PredictionRecordText.parse(settings.remembered(ANSWERS, ""));
        if (!kept.equals(model.recordProperty().get())) {
            model.restore(kept);
        }
        String teams = settings.remembered(TEAMS, "");
        if (!teams.equals(String.join(BETWEEN, model.teamsProperty().get()))) {
            model.setTeams(List.of(teams.split(BETWEEN)));
        }
    }
}
