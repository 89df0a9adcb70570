using SpanPack.ApiPages;

// ApiPages FOLDER: writes the API reference of the libraries as Markdown, a page a type, and an index.
if (args.Length != 1)
{
    Console.Error.WriteLine("Usage: ApiPages FOLDER");
    return 2;
}

string folder = args[0];
if (Directory.Exists(folder)) Directory.Delete(folder, recursive: true);
Directory.CreateDirectory(folder);

var library = PublicTypes.Load(AppContext.BaseDirectory);
var links = new TypeLinks(library.All,
    new DocumentationFiles(PublicTypes.FilesOf(AppContext.BaseDirectory).Select(static file => Path.ChangeExtension(file, "xml"))));
foreach (PublicType type in library.All) File.WriteAllText(Path.Combine(folder, type.FileName), new TypePage(type, links).ToString());
File.WriteAllText(Path.Combine(folder, "index.md"), IndexPage.Of(library, links));
Console.WriteLine($"{library.All.Count} types of {library.Assemblies.Count} packages");
return 0;
