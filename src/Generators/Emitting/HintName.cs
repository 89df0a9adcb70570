using System.Globalization;
using System.Text;
using SpanPack.Generators.Model;

namespace SpanPack.Generators.Emitting;

/// <summary>
/// Names of generated files: readable and unique. Upper and lower case count as equal, as the compiler and most file systems compare them.
/// </summary>
internal static class HintName
{
    private const int MaxReadableLength = 120; // with folder and hash still below the path limit of older tools

    /// <summary>Names the file of one feature of a type, or of one member of it.</summary>
    /// <param name="type">The annotated type, or the type of the annotated member.</param>
    /// <param name="feature">The feature that is generated; it distinguishes files of one type.</param>
    /// <param name="member">The annotated member, or nothing.</param>
    /// <param name="signature">The signature, which distinguishes overloads, or nothing.</param>
    internal static string For(TypeContext type, string feature, string member = "", string signature = "")
    {
        var name = new StringBuilder(type.Namespace);
        if (name.Length > 0) name.Append('.');
        name.Append(string.Join("+", type.Types.Select(static t => t.Name + t.TypeParameters)));
        if (member.Length > 0) name.Append('.').Append(member);

        string identity = name.ToString() + "|" + feature + (signature.Length > 0 ? "|" + signature : "");
        if (name.Length > MaxReadableLength) name.Length = MaxReadableLength;
        for (int i = 0; i < name.Length; i++) name[i] = IsPlain(name[i]) ? name[i] : '_';
        return name.Append('.').Append(feature).Append('.').Append(Hash(identity)).Append(".g.cs").ToString();
    }

    // Letters beyond ASCII are told apart by the hash: not every file system takes them.
    private static bool IsPlain(char c) => c is (>= 'a' and <= 'z') or (>= 'A' and <= 'Z') or (>= '0' and <= '9') or '_' or '.' or '+';

    // FNV-1a over UTF-16 units: string.GetHashCode differs from process to process.
    private static string Hash(string text)
    {
        uint hash = 2166136261;
        foreach (char c in text) hash = unchecked((hash ^ c) * 16777619);
        return hash.ToString("x8", CultureInfo.InvariantCulture);
    }
}
