using System.Text;

namespace SpanPack;

/// <summary>Combines JavaScript modules into one: a browser sends one request instead of over a hundred.</summary>
/// <remarks>
/// A module becomes a function that is called once and returns its exports. It comes after the modules that it imports, which is the order
/// in which a browser evaluates them.
/// </remarks>
internal sealed class ScriptBundle
{
    private const int Unfinished = -1;

    private readonly IReadOnlyDictionary<string, string> _modules;
    private readonly Dictionary<string, int> _numbers = new(StringComparer.Ordinal);
    private readonly StringBuilder _text = new();
    private int _count;

    private ScriptBundle(IReadOnlyDictionary<string, string> modules) => _modules = modules;

    /// <summary>Combines a module with all that it imports.</summary>
    /// <param name="start">The path of the module.</param>
    /// <param name="modules">All modules by their paths.</param>
    /// <exception cref="InvalidDataException">A module is missing, imports itself, or has a form that is not known.</exception>
    internal static string Of(string start, IReadOnlyDictionary<string, string> modules)
    {
        var bundle = new ScriptBundle(modules);
        bundle.Add(start);
        return bundle._text.ToString();
    }

    /// <summary>Adds a module after those that it imports, unless it is there.</summary>
    /// <returns>Its number.</returns>
    private int Add(string path)
    {
        if (_numbers.TryGetValue(path, out int number))
            return number != Unfinished ? number : throw new InvalidDataException($"{path}: the module imports itself");
        if (!_modules.TryGetValue(path, out string? text)) throw new InvalidDataException($"{path}: there is no such module");
        _numbers[path] = Unfinished;
        ScriptModule module = ScriptModule.Parse(path, text);
        string[] imports = [.. module.Imports.Select(import => (Number: Add(import.Path), import.Names))
            .Where(static import => import.Names.Length > 0)
            .Select(static import => $"const {import.Names} = module{import.Number};")];
        number = _numbers[path] = _count++;
        _text.Append($"// {path}\nconst module{number} = (() => {{\n").AppendJoin('\n', imports).Append('\n');
        _text.Append(module.Body).Append($"return {{ {string.Join(", ", module.Exports)} }};\n}})();\n");
        return number;
    }
}
