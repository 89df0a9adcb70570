using SpanPack.Benchmarks.Commands;

return await BenchmarkCommands.RunAsync(args);
