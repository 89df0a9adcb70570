using System.Text;

namespace SpanPack;

/// <summary>A JavaScript module: its imports, its exports, and its statements with as many lines as the module has.</summary>
/// <remarks>
/// An import or export begins its line, as in every module of the page. Imports have names or none; an export is a constant, a function or
/// a class, or the empty list of a module that has types only.
/// </remarks>
internal sealed class ScriptModule
{
    private const string Import = "import ";
    private const string From = " from ";
    private const string Export = "export ";

    private static readonly string[] s_declarations = ["const ", "function ", "async function ", "class "];

    private readonly string _path;
    private readonly List<(string Path, string Names)> _imports = [];
    private readonly List<string> _exports = [];
    private readonly StringBuilder _body = new();

    private ScriptModule(string path) => _path = path;

    /// <summary>Gets the modules that are imported, each with the list of names as written; empty for none.</summary>
    internal IReadOnlyList<(string Path, string Names)> Imports => _imports;

    /// <summary>Gets the exported names.</summary>
    internal IReadOnlyList<string> Exports => _exports;

    /// <summary>Gets the statements without imports, and with exports as plain declarations.</summary>
    internal string Body => _body.ToString();

    /// <summary>Reads a module.</summary>
    /// <param name="path">Where it is, from the folder of all modules.</param>
    /// <param name="text">The module.</param>
    /// <exception cref="InvalidDataException">An import or export has another form.</exception>
    internal static ScriptModule Parse(string path, string text)
    {
        var module = new ScriptModule(path);
        string statement = ""; // an import that has begun
        foreach (ReadOnlySpan<char> line in text.AsSpan().EnumerateLines())
        {
            if (statement.Length > 0 || line.StartsWith(Import, StringComparison.Ordinal)) statement = module.TakeImport(statement, line);
            else if (line.StartsWith(Export, StringComparison.Ordinal)) module._body.Append(module.TakeExport(line));
            else module._body.Append(line);
            module._body.Append('\n');
        }

        return statement.Length == 0 ? module : throw module.Refuse(statement);
    }

    // Returns what goes on in the next line.
    private string TakeImport(string begun, ReadOnlySpan<char> line)
    {
        string statement = $"{begun}{line}";
        if (!statement.EndsWith(';')) return statement;
        string source = statement[Import.Length..^1];
        int from = source.IndexOf(From, StringComparison.Ordinal);
        string names = from < 0 ? "" : source[..from];
        string target = from < 0 ? source : source[(from + From.Length)..];
        bool isKnown = from < 0 || (names is ['{', .., '}'] && !names.Contains(" as ", StringComparison.Ordinal));
        if (!isKnown || target is not ['\'', '.', .., '\'']) throw Refuse(statement);
        _imports.Add((Resolve(target[1..^1]), names));
        return "";
    }

    private ReadOnlySpan<char> TakeExport(ReadOnlySpan<char> line)
    {
        ReadOnlySpan<char> declaration = line[Export.Length..];
        if (declaration is "{};") return default;
        foreach (string kind in s_declarations)
        {
            if (!declaration.StartsWith(kind, StringComparison.Ordinal)) continue;
            ReadOnlySpan<char> rest = declaration[kind.Length..];
            int end = rest.IndexOfAny(" (=");
            if (end <= 0 || rest[0] is '{' or '[') break;
            _exports.Add(rest[..end].ToString());
            return declaration;
        }

        throw Refuse(line.ToString());
    }

    // Paths of the web, whatever separates folders on this machine.
    private string Resolve(string relative) => new Uri(new Uri($"page:/{_path}"), relative).AbsolutePath[1..];

    private InvalidDataException Refuse(string statement) => new($"{_path}: the page's modules have no '{statement}'");
}
