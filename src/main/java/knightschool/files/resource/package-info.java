/**
 * Files and parts that come with the program or with other jars on the class path.
 *
 * <p>{@link knightschool.files.resource.ResourceReader} reads files, and
 * {@link knightschool.files.resource.ServiceProviders} finds parts of the program in other jars, and leaves out those
 * that cannot be used.
 */
package knightschool.files.resource;
