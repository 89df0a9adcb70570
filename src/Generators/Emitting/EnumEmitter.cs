using SpanPack.Generators.Model;

namespace SpanPack.Generators.Emitting;

/// <summary>Prints accessors that turn an enum into text and back. No reflection: it allocates and does not survive trimming.</summary>
internal static class EnumEmitter
{
    internal static void EmitAccessors(IndentedWriter writer, TagProperty property, EnumModel members, string field)
    {
        EmitGet(writer, property, members, field);
        EmitSet(writer, property, members, field);
    }

    private static void EmitGet(IndentedWriter writer, TagProperty property, EnumModel members, string field)
    {
        writer.WriteLine($"{TagPropertyEmitter.Accessor(property.GetModifiers, "get")} => {field} switch");
        writer.OpenBlock();
        writer.WriteLine("null => null,");
        foreach (EnumMemberModel member in members.Members)
            writer.WriteLine(
                $"{DisplayText.ForLiteral(member.Text)} => {Cast(property, member)}, // {DisplayText.ForComment(member.Name)}");
        writer.WriteLine("var text => "
            + $"({property.ValueType}?)global::SpanPack.CompilerServices.TagText.ToInteger<{members.UnderlyingType}>(text),");
        writer.CloseBlock("};");
    }

    private static void EmitSet(IndentedWriter writer, TagProperty property, EnumModel members, string field)
    {
        writer.WriteLine($"{TagPropertyEmitter.Accessor(property.SetModifiers, "set")} => {field} = value switch");
        writer.OpenBlock();
        writer.WriteLine("null => null,");
        foreach (EnumMemberModel member in members.Members)
        {
            if (!member.IsAlias)
                writer.WriteLine($"{Cast(property, member)} => {DisplayText.ForLiteral(member.Text)}, // "
                    + $"{DisplayText.ForComment(member.Name)}");
        }
        writer.WriteLine("_ => "
            + $"global::SpanPack.CompilerServices.TagText.FromInteger<{members.UnderlyingType}>(({members.UnderlyingType}?)value),");
        writer.CloseBlock("};");
    }

    // Without parentheses "-2" would be subtracted from the type.
    private static string Cast(TagProperty property, EnumMemberModel member)
        => $"({property.ValueType})" + (member.Value[0] == '-' ? $"({member.Value})" : member.Value);
}
