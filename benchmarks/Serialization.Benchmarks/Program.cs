using BenchmarkDotNet.Running;
using SpanPack.Benchmarks.Sizes;

// "sizes" prints bytes a span in each format; everything else is for BenchmarkDotNet.
if (args is ["sizes"])
{
    SizeReport.Print(Console.Out);
    return;
}

BenchmarkSwitcher.FromAssembly(typeof(Program).Assembly).Run(args);
