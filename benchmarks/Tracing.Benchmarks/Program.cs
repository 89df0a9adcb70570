using SpanPack.Tracing.Benchmarks.Commands;

return await TracingCommands.RunAsync(args);
