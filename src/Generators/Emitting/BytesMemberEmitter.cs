using Microsoft.CodeAnalysis.Text;
using SpanPack.Generators.Model;

namespace SpanPack.Generators.Emitting;

/// <summary>Prints the bodies of static partial properties and methods that return encoded data.</summary>
internal static class BytesMemberEmitter
{
    internal static string HintNameOf(StringModel model) => HintNameOf(model.Member, "");

    // Other names than those of strings: two types of one name, which is an error of the user, may have one of each.
    internal static string HintNameOf(PairRunModel model) => HintNameOf(model.Member, "Pair");

    internal static SourceText Emit(StringModel model) => GeneratedFile.Write(model.Member.Type, writer =>
    {
        // The declaration of the user carries the documentation, so what the bytes spell stands in a comment.
        writer.WriteLine($"// {DisplayText.ForComment(model.Text)}");
        writer.WriteLine(GeneratedFile.GeneratedCode);
        ByteData.Write(writer, Declaration(model.Member), MessagePackBytes.OfString(model.Text));
    });

    internal static SourceText Emit(PairRunModel model) => GeneratedFile.Write(model.Member.Type, writer =>
    {
        writer.WriteLine(GeneratedFile.GeneratedCode);
        ByteData.WriteEntries(
            writer,
            $"{Declaration(model.Member)} => ",
            model.Pairs.Select(static pair => (PairBytes.Encode(pair), PairBytes.Describe(pair))),
            ";");
    });

    private static string HintNameOf(BytesMember member, string prefix)
        => HintName.For(member.Type, prefix + (member.IsProperty ? "Property" : "Method"), member.Name);

    private static string Declaration(BytesMember member)
    {
        string modifiers = member.Modifiers.Length > 0 ? member.Modifiers + " " : "";
        string name = Identifier.Escape(member.Name) + (member.IsProperty ? "" : "()");
        return $"{modifiers}static partial global::System.ReadOnlySpan<byte> {name}";
    }
}
