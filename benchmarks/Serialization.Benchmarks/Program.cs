using BenchmarkDotNet.Running;
using SpanPack.Benchmarks.Commands;

if (BenchmarkCommands.Owns(args)) return await BenchmarkCommands.RunAsync(args);

BenchmarkSwitcher.FromAssembly(typeof(Program).Assembly).Run(args);
return 0;
