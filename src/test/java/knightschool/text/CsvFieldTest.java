package knightschool.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CsvFieldTest {
    @Test
    void wordsAreQuotedWhereTheyMustBe() {
        assertEquals("roth", CsvField.of("roth"));
        assertEquals("", CsvField.of(""));
        assertEquals("\"a, b\"", CsvField.of("a, b"));
        assertEquals("\"say \"\"no\"\"\"", CsvField.of("say \"no\""));
        assertEquals("\"two\nlines\"", CsvField.of("two\nlines"));
    }

    @Test
    void formulaIsAWord() {
        assertEquals("'=1+1", CsvField.of("=1+1"));
        assertEquals("\"'=1,2\"", CsvField.of("=1,2"));
        assertEquals("\"'-1\n2\"", CsvField.of("-1\n2"));
    }
}
