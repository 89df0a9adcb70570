using SpanPack.Generators.Model;

namespace SpanPack.Generators.Emitting;

/// <summary>Prints the encoded names and constants of a tag class: data only, the loops over it are in the library.</summary>
internal static class TagTableEmitter
{
    internal const string ClassName = "SpanPackTable";
    internal const string Instance = "Instance";
    private const int ContractVersion = 2;

    /// <summary>A nested class, so that the static members of the user's class cannot be initialised before the table.</summary>
    internal static void Emit(IndentedWriter writer, TagClassModel model)
    {
        writer.WriteLine(GeneratedFile.GeneratedCode);
        writer.WriteLine($"private static class {ClassName}");
        writer.OpenBlock();

        writer.WriteLine($"internal static readonly global::SpanPack.CompilerServices.TagTable {Instance} = new({ContractVersion},");
        writer.Indent();
        EmitData(writer, model.Tags.Select(static tag => (MessagePackBytes.OfString(tag.Key), tag.Key)), ",");
        EmitData(writer, model.Metrics.Select(static metric => (MessagePackBytes.OfString(metric.Key), metric.Key)), ",");
        EmitData(writer, model.Constants.Select(static constant => EncodeConstant(constant)), ");");
        writer.Outdent();

        writer.CloseBlock();
    }

    // As arguments: a property of each would be one more method to compile before the first span.
    private static void EmitData(IndentedWriter writer, IEnumerable<(byte[] Bytes, string Text)> entries, string end)
    {
        if (entries.Any()) ByteData.WriteEntries(writer, "", entries, end);
        else writer.WriteLine($"default{end}");
    }

    private static (byte[] Bytes, string Text) EncodeConstant(ConstantTagModel constant)
    {
        var pair = new PairModel(constant.Key, new PairValue(PairValueKind.Text, constant.Value, 0));
        return (PairBytes.Encode(pair), PairBytes.Describe(pair));
    }
}
