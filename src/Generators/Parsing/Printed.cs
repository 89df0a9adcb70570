using SpanPack.Generators.Diagnostics;
using SpanPack.Generators.Emitting;

namespace SpanPack.Generators.Parsing;

/// <summary>The result of printing a model: a file, or the reason why there is none.</summary>
internal sealed record Printed<T>(T Model, PrintedFile? File, string? Failure)
    where T : class
{
    internal static Printed<T> From(T model, Func<T, PrintedFile> print)
    {
        try
        {
            return new Printed<T>(model, print(model), null);
        }
#pragma warning disable CA1031 // whatever it is: it must cost no other class
        catch (Exception exception)
        {
            return new Printed<T>(model, null, DiagnosticList.Describe(exception));
        }
#pragma warning restore CA1031
    }
}
