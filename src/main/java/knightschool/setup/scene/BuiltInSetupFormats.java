package knightschool.setup.scene;

import com.google.auto.service.AutoService;
import java.util.List;
import knightschool.setup.SceneSetupFormat;
import knightschool.setup.SetupFormatProvider;

/** The formats of the set-ups of the scenes that the program itself has. */
@AutoService(SetupFormatProvider.class)
public final class BuiltInSetupFormats implements SetupFormatProvider {
    @Override
    public List<SceneSetupFormat<?>> formats() {
        return List.of(
                MarkedBoardSetup.FORMAT,
                BoardToGraphSetup.FORMAT,
                WalkSetup.FORMAT,
                GraphWalkSetup.FORMAT,
                CompareSetupFormat.FORMAT,
                ExperimentSetup.FORMAT,
                EditorSetup.FORMAT,
                StateMapSetup.FORMAT,
                TourStateMapSetup.FORMAT,
                PlaySetup.FORMAT,
                LevelSetup.FORMAT,
                CensusSetup.FORMAT,
                TourConstructionSetup.FORMAT,
                LessonsSetup.FORMAT,
                GlossarySetup.FORMAT);
    }
}
