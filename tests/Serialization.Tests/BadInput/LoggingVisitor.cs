using System.Globalization;
using System.Text;

namespace SpanPack.Serialization.Tests.BadInput;

/// <summary>Keeps all it is told, as text.</summary>
internal sealed class LoggingVisitor : ITraceVisitor
{
    private readonly StringBuilder _log = new();

    public void BeginElement(TraceElement element) => Add($"start {element}");

    public void EndElement(TraceElement element) => Add($"end {element}");

    public void VisitText(TraceTextField field, in TraceText value) => Add($"{field} {Convert.ToHexString(value.Utf8)}");

    public void VisitNumber(TraceNumberField field, long value) => Add($"{field} {value}");

    public void VisitAttribute(TraceElement owner, in TraceText key, in TraceValue value)
        => Add($"{owner} {Convert.ToHexString(key.Utf8)} {Describe(value)}");

    public void Restart() => _log.Clear();

    public override string ToString() => _log.ToString();

    private static string Describe(in TraceValue value) => value.Kind switch
    {
        TagValueKind.String when !value.IsBuilt => Convert.ToHexString(value.AsText().Utf8),
        TagValueKind.Double => BitConverter.DoubleToInt64Bits(value.AsDouble()).ToString(CultureInfo.InvariantCulture),
        TagValueKind.Bytes => Convert.ToHexString(value.AsBytes()),
        _ => value.ToTagValue().ToString(),
    } + $" {value.Kind} {value.Expected}";

    private void Add(string line) => _log.AppendLine(line);
}
