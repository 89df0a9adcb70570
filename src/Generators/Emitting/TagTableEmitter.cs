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

        string strings = model.Tags.Count > 0 ? "Strings" : "default";
        string metrics = model.Metrics.Count > 0 ? "Metrics" : "default";
        string constants = model.Constants.Count > 0 ? "Constants" : "default";
        writer.WriteLine(
            $"internal static readonly global::SpanPack.CompilerServices.TagTable {Instance} = new({ContractVersion}, {strings}, "
                + $"{metrics}, {constants});");
        EmitData(writer, strings, model.Tags.Select(static tag => (MessagePackBytes.OfString(tag.Key), tag.Key)));
        EmitData(writer, metrics, model.Metrics.Select(static metric => (MessagePackBytes.OfString(metric.Key), metric.Key)));
        EmitData(writer, constants, model.Constants.Select(static constant => EncodeConstant(constant)));

        writer.CloseBlock();
    }

    private static void EmitData(IndentedWriter writer, string name, IEnumerable<(byte[] Bytes, string Text)> entries)
    {
        if (name == "default") return;
        writer.WriteLine();
        ByteData.WriteEntries(writer, $"private static global::System.ReadOnlySpan<byte> {name}", entries);
    }

    private static (byte[] Bytes, string Text) EncodeConstant(ConstantTagModel constant)
    {
        var pair = new PairModel(constant.Key, new PairValue(PairValueKind.Text, constant.Value, 0));
        return (PairBytes.Encode(pair), PairBytes.Describe(pair));
    }
}
