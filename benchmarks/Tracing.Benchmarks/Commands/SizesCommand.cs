using System.CommandLine;
using SpanPack.Benchmarks.Commands;
using SpanPack.Tracing.Benchmarks.Sizes;

namespace SpanPack.Tracing.Benchmarks.Commands;

/// <summary><c>sizes</c>: the memory of objects.</summary>
internal static class SizesCommand
{
    internal static Command Create()
    {
        var command = new Command("sizes", "Prints the size of the objects that a span and a scope consist of.");
        command.SetRun(async (_, cancellation) =>
        {
            await ObjectSizes.PrintAsync(Consoles.Create(), cancellation);
            return true;
        });
        return command;
    }
}
