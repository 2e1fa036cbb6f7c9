package knightschool.census;

/** The text of the parameters of a census, for tests of all readers. */
public final class CensusSettingsText {
    private CensusSettingsText() {}

    public static CensusSettingsFile parse(String text) {
        return CensusSettingsFile.parse(text);
    }

    public static String format(CensusSettingsFile settings) {
        return String.join("\n", settings.lines()) + "\n";
    }
}
