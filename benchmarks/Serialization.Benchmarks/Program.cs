using BenchmarkDotNet.Running;
using SpanPack.Benchmarks.Commands;
using SpanPack.Benchmarks.Configuration;

if (BenchmarkCommands.Owns(args)) return await BenchmarkCommands.RunAsync(args);

BenchmarkSwitcher.FromAssembly(typeof(Program).Assembly).Run(args, new BenchmarkConfig());
return 0;
