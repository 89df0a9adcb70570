using SpanPack.Activities.Benchmarks.Commands;

return await ActivityCommands.RunAsync(args);
