/**
 * YAML, the format of lesson heads and set-ups.
 *
 * <p>{@link knightschool.files.yaml.YamlReader} reads a text within limits, as
 * {@link knightschool.files.yaml.YamlNode}s with the line of every value.
 *
 * <p>Not here: the keys of each format, which are read in the package of their values.
 */
package knightschool.files.yaml;
